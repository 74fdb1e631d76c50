CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE "competition_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"competition_id" uuid NOT NULL,
	"name" text NOT NULL,
	"name_en" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"description_en" text DEFAULT '' NOT NULL,
	"file_path" text NOT NULL,
	"file_path_en" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "competitions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"season_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"name_en" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"description_en" text DEFAULT '' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"price_halalas" integer DEFAULT 0 NOT NULL,
	"currency" text DEFAULT 'SAR' NOT NULL,
	"paid" boolean DEFAULT true NOT NULL,
	"coaches_no" integer NOT NULL,
	"members_no" integer NOT NULL,
	"age_levels" jsonb NOT NULL,
	"logo" text,
	"banner" text,
	"video" text,
	"hardware" text DEFAULT '' NOT NULL,
	"hardware_en" text DEFAULT '' NOT NULL,
	"software" text DEFAULT '' NOT NULL,
	"software_en" text DEFAULT '' NOT NULL,
	"teams_info" text DEFAULT '' NOT NULL,
	"teams_info_en" text DEFAULT '' NOT NULL,
	"qualification_info" text DEFAULT '' NOT NULL,
	"qualification_info_en" text DEFAULT '' NOT NULL,
	"main_mission" text DEFAULT '' NOT NULL,
	"main_mission_en" text DEFAULT '' NOT NULL,
	"theme" text DEFAULT '' NOT NULL,
	"theme_en" text DEFAULT '' NOT NULL,
	"status" boolean DEFAULT true NOT NULL,
	"registration" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "competitions_season_slug_key" UNIQUE("season_id","slug")
);
--> statement-breakpoint
CREATE TABLE "invoice_series" (
	"series" text PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"order_id" uuid NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"content" jsonb NOT NULL,
	CONSTRAINT "invoices_number_key" UNIQUE("number"),
	CONSTRAINT "invoices_order_id_key" UNIQUE("order_id")
);
--> statement-breakpoint
CREATE TABLE "payment_records" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"team_id" uuid NOT NULL,
	"type" text NOT NULL,
	"ref" text NOT NULL,
	"data" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"purpose_kind" text NOT NULL,
	"purpose_id" uuid NOT NULL,
	"created_by" uuid NOT NULL,
	"items" jsonb NOT NULL,
	"currency" text NOT NULL,
	"subtotal" integer NOT NULL,
	"tax" integer NOT NULL,
	"rounding" integer NOT NULL,
	"total" integer NOT NULL,
	"terms_accepted_at" timestamp (3) with time zone,
	"paid_at" timestamp (3) with time zone,
	"payment_method" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_attempts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"started_by" uuid NOT NULL,
	"cart_id" text NOT NULL,
	"return_token" text NOT NULL,
	"ref" text,
	"url" text,
	"state" text DEFAULT 'created' NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"test" boolean NOT NULL,
	"needs_refund" boolean DEFAULT false NOT NULL,
	"last_answer" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"checked_at" timestamp (3) with time zone,
	CONSTRAINT "payment_attempts_cart_id_key" UNIQUE("cart_id"),
	CONSTRAINT "payment_attempts_ref_key" UNIQUE("ref")
);
--> statement-breakpoint
CREATE TABLE "regions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name_en" text NOT NULL,
	"name_ar" text NOT NULL,
	CONSTRAINT "regions_code_key" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "results" (
	"id" uuid PRIMARY KEY NOT NULL,
	"season_id" uuid NOT NULL,
	"competition_id" uuid NOT NULL,
	"team_id" uuid NOT NULL,
	"region_id" uuid NOT NULL,
	"age_level" text NOT NULL,
	"ranked" smallint NOT NULL,
	"score" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seasons" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"code" text NOT NULL,
	"last_team_number" integer DEFAULT 0 NOT NULL,
	"name" text NOT NULL,
	"name_en" text NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"title_en" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"description_en" text DEFAULT '' NOT NULL,
	"logo" text,
	"template_html" text DEFAULT '' NOT NULL,
	"attributes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"status" boolean DEFAULT true NOT NULL,
	"registration" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "seasons_slug_key" UNIQUE("slug"),
	CONSTRAINT "seasons_code_key" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "redeemed_tokens" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"redeemed_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"user_id" uuid NOT NULL,
	"user_agent" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sessions_token_hash_key" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"site_name" text NOT NULL,
	"brand" text NOT NULL,
	"brand_en" text NOT NULL,
	"copyright" text DEFAULT '' NOT NULL,
	"privacy" text DEFAULT '' NOT NULL,
	"privacy_en" text DEFAULT '' NOT NULL,
	"terms" text DEFAULT '' NOT NULL,
	"terms_en" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"address_en" text DEFAULT '' NOT NULL,
	"social" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"links" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"seller_name" text NOT NULL,
	"seller_name_en" text NOT NULL,
	"seller_address" text NOT NULL,
	"seller_address_en" text NOT NULL,
	"seller_vat_number" text NOT NULL,
	"seller_cr_number" text NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "settings_site_name_key" UNIQUE("site_name")
);
--> statement-breakpoint
CREATE TABLE "team_people" (
	"id" uuid PRIMARY KEY NOT NULL,
	"team_id" uuid NOT NULL,
	"role" text NOT NULL,
	"position" smallint NOT NULL,
	"steb_user_id" text NOT NULL,
	"national_id" text NOT NULL,
	"name" text NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"phone_number" text DEFAULT '' NOT NULL,
	"nationality" text DEFAULT '' NOT NULL,
	"gender" text DEFAULT '' NOT NULL,
	"dob" date,
	"picture" text DEFAULT 'avator.png' NOT NULL,
	"status" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "team_people_once_key" UNIQUE("team_id","national_id"),
	CONSTRAINT "team_people_position_key" UNIQUE("team_id","role","position")
);
--> statement-breakpoint
CREATE TABLE "teams" (
	"id" uuid PRIMARY KEY NOT NULL,
	"team_no" text NOT NULL,
	"name" text NOT NULL,
	"season_id" uuid NOT NULL,
	"competition_id" uuid NOT NULL,
	"age_level" text NOT NULL,
	"school_name" text NOT NULL,
	"stage" text DEFAULT '' NOT NULL,
	"region_id" uuid NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"image" text,
	"status" boolean DEFAULT true NOT NULL,
	"payment_status" boolean DEFAULT false NOT NULL,
	"created_by" uuid NOT NULL,
	"entity" jsonb,
	"entity_steb_id" text,
	"notes" text DEFAULT '' NOT NULL,
	"idempotency_key" text,
	"idempotency_form" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "teams_team_no_key" UNIQUE("team_no")
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"file_name" text NOT NULL,
	"user_id" uuid NOT NULL,
	"team_name" text DEFAULT '' NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "uploads_file_name_key" UNIQUE("file_name")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"steb_user_id" text NOT NULL,
	"type" smallint NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"national_id" text NOT NULL,
	"phone_number" text DEFAULT '' NOT NULL,
	"picture" text,
	"nationality" text DEFAULT 'SA' NOT NULL,
	"dob" date,
	"gender" text,
	"guardian_name" text,
	"guardian_phone" text,
	"subscription" boolean DEFAULT false NOT NULL,
	"is_admin" boolean DEFAULT false NOT NULL,
	"status" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_steb_user_id_key" UNIQUE("steb_user_id")
);
--> statement-breakpoint
ALTER TABLE "competition_files" ADD CONSTRAINT "competition_files_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "public"."competitions"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitions" ADD CONSTRAINT "competitions_season_id_seasons_id_fk" FOREIGN KEY ("season_id") REFERENCES "public"."seasons"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_records" ADD CONSTRAINT "payment_records_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_records" ADD CONSTRAINT "payment_records_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_started_by_users_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "results" ADD CONSTRAINT "results_season_id_seasons_id_fk" FOREIGN KEY ("season_id") REFERENCES "public"."seasons"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "results" ADD CONSTRAINT "results_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "public"."competitions"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "results" ADD CONSTRAINT "results_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "results" ADD CONSTRAINT "results_region_id_regions_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_people" ADD CONSTRAINT "team_people_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teams" ADD CONSTRAINT "teams_season_id_seasons_id_fk" FOREIGN KEY ("season_id") REFERENCES "public"."seasons"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teams" ADD CONSTRAINT "teams_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "public"."competitions"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teams" ADD CONSTRAINT "teams_region_id_regions_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teams" ADD CONSTRAINT "teams_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "competition_files_competition_id_idx" ON "competition_files" USING btree ("competition_id");--> statement-breakpoint
CREATE INDEX "competitions_season_position_idx" ON "competitions" USING btree ("season_id","position");--> statement-breakpoint
CREATE INDEX "payment_records_user_team_idx" ON "payment_records" USING btree ("user_id","team_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_purpose_key" ON "orders" USING btree ("purpose_kind","purpose_id");--> statement-breakpoint
CREATE INDEX "orders_created_at_idx" ON "orders" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "orders_paid_at_idx" ON "orders" USING btree ("paid_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempts_one_open_key" ON "payment_attempts" USING btree ("order_id") WHERE "payment_attempts"."ref" is not null and "payment_attempts"."state" in ('redirected', 'unknown');--> statement-breakpoint
CREATE INDEX "payment_attempts_order_idx" ON "payment_attempts" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE INDEX "payment_attempts_state_idx" ON "payment_attempts" USING btree ("state","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "results_team_key" ON "results" USING btree ("team_id");--> statement-breakpoint
CREATE INDEX "results_competition_idx" ON "results" USING btree ("competition_id","age_level","ranked");--> statement-breakpoint
CREATE INDEX "sessions_user_id_idx" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_at_idx" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "team_people_steb_user_id_idx" ON "team_people" USING btree ("steb_user_id","team_id");--> statement-breakpoint
CREATE UNIQUE INDEX "teams_idempotency_key" ON "teams" USING btree ("created_by","idempotency_key") WHERE "teams"."idempotency_key" is not null;--> statement-breakpoint
CREATE INDEX "teams_created_by_idx" ON "teams" USING btree ("created_by","created_at");--> statement-breakpoint
CREATE INDEX "teams_entity_idx" ON "teams" USING btree ("entity_steb_id");--> statement-breakpoint
CREATE INDEX "teams_season_idx" ON "teams" USING btree ("season_id","created_at");--> statement-breakpoint
CREATE INDEX "teams_competition_idx" ON "teams" USING btree ("competition_id","age_level");--> statement-breakpoint
CREATE INDEX "teams_created_at_idx" ON "teams" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "teams_name_idx" ON "teams" USING btree ("name");--> statement-breakpoint
CREATE INDEX "teams_search_idx" ON "teams" USING gin (("team_no" || ' ' || "name" || ' ' || "school_name" || ' ' || "city") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "uploads_user_id_idx" ON "uploads" USING btree ("user_id");